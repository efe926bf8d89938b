import type { paths } from './api-description.d.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** A path of the API, below `/api`, that has such a call. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: Lowercase<M> extends keyof paths[P] ? P : never
}[keyof paths]
type Call<M extends Method, P extends PathOf<M>> = paths[P][Extract<Lowercase<M>, keyof paths[P]>]

type BodyOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : FormData
type JsonOf<T> = T extends { content: { 'application/json': infer Json } } ? Json : never
/** An address leaves out what is null or empty, so that a page may pass on what its own address has. */
type Query<T> = { [K in keyof T]: T[K] | null | '' }
type Parameters<T> = {
  [K in keyof T as K extends 'path' | 'query' ? K : never]: K extends 'query' ? Query<NonNullable<T[K]>> : T[K]
}
type Parts<C> = { [K in keyof C as K extends 'requestBody' ? 'body' : never]: BodyOf<NonNullable<C[K]>> } & (C extends {
  parameters: infer T
}
  ? Parameters<T>
  : unknown)

/** What a call is given: `{ path: { id }, query: { limit: 1 }, body }`, as far as its description has them. */
export type Given<M extends Method, P extends PathOf<M>> = Parts<Call<M, P>>

/** The JSON of a call's success, by the description of the API. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Call<M, P> extends { responses: infer R } ? JsonOf<R[keyof R]> : never

/** The paths that answer a list as a bare array, page by page. */
export type ListPath = { [P in PathOf<'GET'>]: Answer<'GET', P> extends unknown[] ? P : never }[PathOf<'GET'>]
/** The paths that answer a file. */
export type FilePath = { [P in PathOf<'GET'>]: [Answer<'GET', P>] extends [never] ? P : never }[PathOf<'GET'>]
