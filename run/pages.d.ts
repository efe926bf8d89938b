/** The pages as the build made them; not there before it. */
declare module '#pages'
