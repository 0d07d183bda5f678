import { useLingui } from '@lingui/react/macro'
import Down from 'lucide-react/icons/trending-down'
import Up from 'lucide-react/icons/trending-up'
import { VisuallyHidden } from '../ui/visually-hidden'
import * as css from './figure-card.css'
import { useNumberFormats } from './use-number-formats'

type FigureProps = {
  /** omitted if the card's title says it */
  name?: string
  text: string
  /** percent compared with the previous period */
  change?: number | null
}

export function Change({ of }: { of: number }) {
  const { t } = useLingui()
  const numbers = useNumberFormats()
  const Arrow = of < 0 ? Down : Up
  return (
    <span className={of < 0 ? css.down : css.up}>
      <Arrow className={css.icon} aria-hidden="true" />
      {numbers.change(of)}
      <VisuallyHidden>{t`vs. previous period`}</VisuallyHidden>
    </span>
  )
}

export function Figure({ name, text, change }: FigureProps) {
  return (
    <p className={css.figure}>
      {name && <span className={css.figureName}>{name}</span>}
      <span className={css.figureText}>
        {text}
        {change !== undefined && change !== null && <Change of={change} />}
      </span>
    </p>
  )
}
