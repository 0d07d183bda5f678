import { useLingui } from '@lingui/react/macro'
import Picture from 'lucide-react/icons/chart-column'
import Figures from 'lucide-react/icons/table-2'
import { type ReactNode, useId, useState } from 'react'
import type { RaanError } from '../../core/kernel/errors'
import { FailurePanel } from '../failure/failure-panel'
import { useRetryWhenBack } from '../failure/use-retry-when-back'
import { Button } from '../ui/button'
import { Loading, Skeleton } from '../ui/skeleton'
import type { ChartRows } from './chart-model'
import { ChartTable } from './chart-table'
import * as css from './figure-card.css'

export type FigureState = {
  status: 'loading' | 'ready' | 'failed'
  isThere: boolean
  /** the figures belong to a previous selection */
  stale: boolean
  error: RaanError | undefined
  retry(): void
}

type FigureCardProps = {
  title: string
  state: FigureState
  menu?: ReactNode
  /** height of the content in pixels, in every state */
  height: number
  head?: ReactNode
  /** undefined until loaded */
  table?: ChartRows | undefined
  /** false if the content is a list already */
  hasTable?: boolean
  children: ReactNode
}

/** Height in pixels that a full error panel needs. */
const roomy = 240

type FailureProps = { state: Pick<FigureState, 'error' | 'retry'> }

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

function ShortFailure({ state: { error, retry } }: FailureProps) {
  const { t } = useLingui()
  useRetryWhenBack(error, retry)
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

/** Has the same height in every state, except that a table may need more. */
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

/** Content height of an analytics card in pixels, so that cards in a row line up. */
export const analyticsHeight = 344
/** Content height of a statistics card in pixels. */
export const statisticHeight = 116
