import type { MarkKind } from '../../../core/order/paste/order.paste.fields'
import { classNames } from '../../ui/class-names'
import * as css from './paste-marks.css'
import { useMarkNames } from './use-mark-names'

type PasteLegendProps = {
  kinds: readonly MarkKind[]
  linked: string | undefined
  onLink(name: string | undefined): void
}

/** What each mark stands for. */
export function PasteLegend({ kinds, linked, onLink }: PasteLegendProps) {
  const names = useMarkNames()
  if (kinds.length === 0) return null
  return (
    <ul className={css.legend}>
      {kinds.map((kind) => (
        <li
          key={kind}
          className={classNames(css.mark, css.kinds[kind], linked === kind && css.linked)}
          onPointerEnter={() => onLink(kind)}
          onPointerLeave={() => onLink(undefined)}
        >
          {names[kind]}
        </li>
      ))}
    </ul>
  )
}
