import { useLingui } from '@lingui/react/macro'
import { isPlainClick } from '../store/product-ways'
import { ButtonLink } from '../ui/button'

export type ShopLeads = {
  /** where the products are */
  shopHref?: string | undefined
  /** false: the page goes there itself */
  onShop?: (() => unknown) | undefined
}

/** The way to the products, where there is one. */
export function ShopWay({ shopHref, onShop }: ShopLeads) {
  const { t } = useLingui()
  if (shopHref === undefined) return null
  return (
    <ButtonLink
      look="primary"
      href={shopHref}
      onClick={(event) => {
        if (isPlainClick(event) && onShop?.() === false) event.preventDefault()
      }}
    >
      {t`To the products`}
    </ButtonLink>
  )
}
