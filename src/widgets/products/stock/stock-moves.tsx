import { useLingui } from '@lingui/react/macro'
import { momentText } from '../../i18n/dates'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import * as form from '../../ui/form.css'
import { Loading, Skeleton } from '../../ui/skeleton'
import * as css from './stock.css'
import { useStockMoves } from './use-stock'

/** What was changed by hand; orders have their own histories. */
export function StockMoves({ id }: { id: number }) {
  const { t } = useLingui()
  const locale = useLocale()
  const { moves, isFailed, reload } = useStockMoves(id)
  if (isFailed)
    return (
      <p className={form.quiet} role="alert">
        {t`Couldn't load earlier changes.`} <Button size="s" onClick={reload}>{t`Try again`}</Button>
      </p>
    )
  if (!moves)
    return (
      <Loading label={t`Loading earlier changes`}>
        <Skeleton shape="block" height={40} count={2} />
      </Loading>
    )
  if (moves.length === 0) return null
  const shown = (pieces: number | null) => (pieces === null ? '–' : String(pieces))
  return (
    <section className={form.group}>
      <h3 className={form.groupTitle}>{t`Earlier changes`}</h3>
      <ol className={css.moves}>
        {moves.map(({ at, by, from, to, reason }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list isn't edited
          <li key={nth} className={css.move}>
            <bdi>{reason}</bdi>
            <span className={css.pieces}>
              {shown(from)} → {shown(to)}
            </span>
            <span className={form.quiet}>
              {momentText(at, locale)} · <bdi>{by}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
