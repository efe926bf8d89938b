import { Link } from 'react-router'
import * as words from '#common/words'
import type { PartDetail } from '#domain/catalogue/schema'
import { BrandMark } from '../brand-marks/BrandMark.tsx'
import { isMarked } from '../brand-marks/brands.ts'

export function AboutBrand({ brand }: { brand: PartDetail['brand'] }) {
  const said = [brand.tier && words.compare.tiers[brand.tier], brand.country].filter(Boolean).join(', ')
  return (
    <div className="border border-hair bg-surface p-5">
      {isMarked(brand.slug) ? (
        <BrandMark slug={brand.slug} name={brand.name} className="h-12 w-44 max-w-full" />
      ) : (
        <p className="head text-3xl">{brand.name}</p>
      )}
      <p className="mt-3">{brand.about}</p>
      <p className="mt-1 text-[0.9375rem] text-ink-2">
        {said && `${said}. `}
        <Link to={`/shop?brand=${brand.slug}`} className="link no-print">
          {words.partPage.allByBrand(brand.name)}
        </Link>
      </p>
    </div>
  )
}
