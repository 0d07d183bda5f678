import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import { Button, ButtonLink } from '../ui/button'
import { classNames } from '../ui/class-names'
import { isPlainClick } from './product-navigation'
import * as css from './store.css'

type WishButtonProps = {
  /** where the wishlist has a page of its own */
  href: string | undefined
  isOn: boolean
  onToggle(isOn: boolean): void
  /** false: the page goes there itself */
  onFollow: (() => unknown) | undefined
}

/** The way to the wishlist, or the wishlist in place of the shelf. */
export function WishButton({ href, isOn, onToggle, onFollow }: WishButtonProps) {
  const { t } = useLingui()
  if (href !== undefined)
    return (
      <ButtonLink
        className={css.action}
        icon={<Heart />}
        href={href}
        onClick={(event) => {
          if (isPlainClick(event) && onFollow?.() === false) event.preventDefault()
        }}
      >
        {t`Wishlist`}
      </ButtonLink>
    )
  return (
    <Button
      icon={<Heart />}
      className={classNames(css.action, isOn && css.wishedOnly)}
      aria-pressed={isOn}
      onClick={() => onToggle(!isOn)}
    >
      {t`Wishlist`}
    </Button>
  )
}
