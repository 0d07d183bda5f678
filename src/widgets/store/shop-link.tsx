import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLook } from '../ui/button'
import { isPlainClick } from './product-ways'

export type ShopLeads = {
  /** where the products are */
  shopHref?: string | undefined
  /** false: the page goes there itself */
  onShop?: (() => unknown) | undefined
}

type ShopLinkProps = ShopLeads & { look?: ButtonLook; icon?: ReactNode; className?: string; children: ReactNode }

/** The way to the products, where there is one. */
export function ShopLink({ shopHref, onShop, look, icon, className, children }: ShopLinkProps) {
  if (shopHref === undefined) return null
  return (
    <ButtonLink
      look={look}
      icon={icon}
      className={className}
      href={shopHref}
      onClick={(event) => {
        if (isPlainClick(event) && onShop?.() === false) event.preventDefault()
      }}
    >
      {children}
    </ButtonLink>
  )
}
