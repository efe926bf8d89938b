/** The pages of the build; missing before the first build. */
declare module '#pages'
