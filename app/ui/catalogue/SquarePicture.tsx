import { Picture } from '../Picture.tsx'

/** A part's picture as wide as its place and as high, beside its name: nobody need hear of it. */
export function SquarePicture({ src, sizes }: { src: string; sizes: string }) {
  return <Picture src={src} alt="" width={640} height={640} sizes={sizes} className="aspect-square h-auto w-full" />
}
