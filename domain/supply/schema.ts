export * from './mappings/schema.ts'
export * from './staging/schema.ts'
export * from './suppliers/schema.ts'
