import { useLingui } from '@lingui/react/macro'
import Heart from 'lucide-react/icons/heart'
import { Button } from '../ui/button'
import { classNames } from '../ui/class-names'
import * as css from './shelf.css'

type ProductHeartProps = { name: string; wished: boolean; onToggle(): void }

export function ProductHeart({ name, wished, onToggle }: ProductHeartProps) {
  const { t } = useLingui()
  return (
    <Button
      look="ghost"
      size="s"
      className={classNames(css.heart, wished && css.wished)}
      icon={<Heart />}
      label={t`${name} on wishlist`}
      aria-pressed={wished}
      onClick={onToggle}
    />
  )
}
