import type { ReactNode } from 'react'
import { ButtonLink, type ButtonLook, type ButtonSize } from '../ui/button'
import { isPlainClick } from './product-navigation'

export type ShopLeads = {
  /** URL of the product list */
  shopHref?: string | undefined
  /** return false to navigate on your own */
  onShop?: (() => unknown) | undefined
}

type ShopLinkProps = ShopLeads & {
  look?: ButtonLook
  size?: ButtonSize
  icon?: ReactNode
  className?: string
  children: ReactNode
}

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
