import { useLingui } from '@lingui/react/macro'
import Picture from 'lucide-react/icons/chart-column'
import Figures from 'lucide-react/icons/table-2'
import { type ReactNode, useId, useState } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { FailurePanel } from '../failure/failure-panel'
import { Button } from '../ui/button'
import { Loading, Skeleton } from '../ui/skeleton'
import type { ChartRows } from './chart-model'
import { ChartTable } from './chart-table'
import * as css from './figure-card.css'

/** How it stands with the figures of a card. */
export type FigureState = {
  status: 'loading' | 'ready' | 'failed'
  /** there are figures to show */
  isThere: boolean
  /** they belong to an earlier choice */
  stale: boolean
  error: RaanError | undefined
  retry(): void
}

type FigureCardProps = {
  title: string
  state: FigureState
  /** a menu of periods or years, or a link */
  menu?: ReactNode
  /** of the card's content in pixels, whatever it shows */
  height: number
  /** stands above picture and table alike */
  head?: ReactNode
  /** undefined until there are figures */
  table?: ChartRows | undefined
  /** false where the content is a list already */
  hasTable?: boolean
  children: ReactNode
}

/** An error with all its words takes this many pixels. */
const roomy = 240

type FailureProps = { state: Pick<FigureState, 'error' | 'retry'> }

/** Why there are no figures. */
export function FigureFailure({ state: { error, retry } }: FailureProps) {
  const { t } = useLingui()
  return (
    <FailurePanel
      error={error}
      title={t`Couldn't load the data`}
      forbidden={t`You don't have access to this data`}
      onRetry={retry}
    />
  )
}

/** The same in a card without room for all these words. */
function ShortFailure({ state: { error, retry } }: FailureProps) {
  const { t } = useLingui()
  return (
    <div className={css.failure} role="alert">
      {error?.code === 'forbidden' ? (
        t`You don't have access to this data`
      ) : (
        <>
          {t`Couldn't load the data`}
          <Button size="s" onClick={retry}>{t`Try again`}</Button>
        </>
      )}
    </div>
  )
}

/** A card of figures: title, menu, a picture and the table behind it. It is as tall in every state; a table may need more. */
export function FigureCard(props: FigureCardProps) {
  const { title, state, menu, height, head, table, hasTable = true, children } = props
  const { t } = useLingui()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const Failure = height > roomy ? FigureFailure : ShortFailure
  return (
    <section className={css.card} aria-labelledby={id} part="card">
      <header className={css.head}>
        <h2 id={id} className={css.title} title={title}>
          {title}
        </h2>
        {menu !== undefined && <div className={css.menu}>{menu}</div>}
        {hasTable && !table && <span className={css.slot} />}
        {table && (
          <Button
            look="ghost"
            size="s"
            icon={asTable ? <Picture /> : <Figures />}
            label={asTable ? t`Show as chart` : t`Show as table`}
            onClick={() => setAsTable(!asTable)}
          />
        )}
      </header>
      <div className={css.body} style={{ minBlockSize: height }} aria-busy={state.stale || undefined}>
        {state.isThere ? (
          <>
            {head}
            {state.status === 'failed' && (
              <p className={css.notice} role="alert">
                {t`Couldn't refresh this data.`}{' '}
                <Button look="ghost" size="s" onClick={state.retry}>{t`Try again`}</Button>
              </p>
            )}
            {asTable && table ? <ChartTable caption={title} {...table} /> : children}
          </>
        ) : state.status === 'failed' ? (
          <Failure state={state} />
        ) : (
          <Loading label={t`Loading data`}>
            <Skeleton shape="block" height={height} />
          </Loading>
        )}
      </div>
    </section>
  )
}

/** The same card before its words are here. */
export function FigureCardSkeleton({ height, hasMenu = true }: { height: number; hasMenu?: boolean }) {
  return (
    <div className={css.card}>
      <div className={css.head}>
        <Skeleton width="8em" />
        {hasMenu && <div className={css.menu} />}
      </div>
      <div className={css.body}>
        <Skeleton shape="block" height={height} />
      </div>
    </div>
  )
}

/** Pixels below the head of an analytics card, whatever it shows, so that any of them stand in a row. */
export const analyticsHeight = 344
/** … of a statistics card. */
export const statisticHeight = 116
