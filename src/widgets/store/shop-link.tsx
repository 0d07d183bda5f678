import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'
import { isPlainClick } from './product-navigation'

export type ShopLeads = {
  /** where the products are */
  shopHref?: string | undefined
  /** false: the page goes there itself */
  onShop?: (() => unknown) | undefined
}

type ShopLinkProps = ShopLeads & {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  children: ReactNode
}

/** The way to the products, where there is one. */
export function ShopLink({ shopHref, onShop, look, size, icon, className, children }: ShopLinkProps) {
  if (shopHref === undefined) return null
  return (
    <ButtonLink
      look={look}
      size={size}
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
