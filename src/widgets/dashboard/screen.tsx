import { useLingui } from '@lingui/react/macro'
import Again from 'lucide-react/icons/rotate-cw'
import Broken from 'lucide-react/icons/unplug'
import { type ComponentType, type ReactNode, useContext } from 'react'
import { RaanError } from '../../core/kernel/errors'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import { OwnPageContext, useNewBuild } from '../lazy/own-page'
import { useLoadAgain } from '../lazy/use-load-again'
import { FailureContext, WidgetBoundary } from '../runtime/widget-boundary'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import * as css from './screen.css'
import { ScreenPlace } from './screen-place'

/** A code chunk failed to load: our loader marks its error, a browser throws a TypeError about a module. */
const isChunk = (error: unknown): boolean =>
  error instanceof RaanError
    ? error.code === 'chunk'
    : error instanceof TypeError && /module|import/i.test(error.message)

type Retry = { onRetry(): void }

function BrokenScreen({ onRetry }: Retry) {
  const { t } = useLingui()
  return (
    <ErrorPanel title={t`Something went wrong on this screen`} onRetry={onRetry} retryLabel={t`Try again`}>
      {t`Everything else still works. If this happens again, contact an administrator.`}
    </ErrorPanel>
  )
}

type MissingScreenProps = Retry & { renews: boolean; fallback: ReactNode }

function MissingScreen({ onRetry, renews, fallback }: MissingScreenProps) {
  const { t } = useLingui()
  const page = useContext(OwnPageContext)
  const newBuild = useNewBuild(true, renews)
  useLoadAgain(onRetry)
  if (newBuild === 'asking') return fallback
  const isReplaced = page !== undefined && newBuild === 'there'
  return (
    <div role="alert">
      <EmptyPanel
        icon={<Broken />}
        title={isReplaced ? t`A new version was released` : t`Couldn't load this screen`}
        action={
          <div className={css.actions}>
            {!isReplaced && (
              <Button look="primary" icon={<Again />} onClick={onRetry}>
                {t`Try again`}
              </Button>
            )}
            {page && (
              <Button look={isReplaced ? 'primary' : 'secondary'} onClick={page.reload}>{t`Reload the page`}</Button>
            )}
          </div>
        }
      >
        {isReplaced
          ? t`Save your changes, then reload the page.`
          : t`The connection was lost, or a new version was released. If trying again doesn't help, reload the page.`}
      </EmptyPanel>
    </div>
  )
}

export function ScreenSkeleton() {
  const { t } = useLingui()
  return <ScreenPlace label={t`Loading…`} />
}

type ScreenPartProps<P> = {
  part: LazyPart<ComponentType<P>>
  given: P
  /** the page's address leads here: after an upgrade, the dashboard's own page is loaded anew */
  renews?: boolean
  /** shown until the code has loaded */
  fallback?: ReactNode
}

/** A part that loads when rendered. Its errors stay inside, with a retry button. */
export function Screen<P extends object>(props: ScreenPartProps<P>) {
  const { part, given, renews = false, fallback = <ScreenSkeleton /> } = props
  const failure = ({ error, retry }: { error: unknown; retry(): void }) =>
    isChunk(error) ? (
      <MissingScreen renews={renews} fallback={fallback} onRetry={retry} />
    ) : (
      <BrokenScreen onRetry={retry} />
    )
  return (
    <FailureContext value={failure}>
      <WidgetBoundary>
        <LazyOrThrow part={part} fallback={fallback}>
          {(Content) => <Content {...given} />}
        </LazyOrThrow>
      </WidgetBoundary>
    </FailureContext>
  )
}
