import { useLingui } from '@lingui/react/macro'
import Again from 'lucide-react/icons/rotate-cw'
import Broken from 'lucide-react/icons/unplug'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { RaanError } from '../../core/kernel/errors'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import { FailureContext, WidgetBoundary } from '../runtime/widget-boundary'
import { Button } from '../ui/button'
import { EmptyPanel } from '../ui/empty-panel'
import { ErrorPanel } from '../ui/error-panel'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './screen.css'

type ScreenFailureProps = { error: unknown; onRetry(): void; onReload: (() => void) | undefined }

/** A code chunk failed to load: our loader marks its error, a browser throws a TypeError about a module. */
const isChunk = (error: unknown): boolean =>
  error instanceof RaanError
    ? error.code === 'chunk'
    : error instanceof TypeError && /module|import/i.test(error.message)

function ScreenFailure({ error, onRetry, onReload }: ScreenFailureProps) {
  const { t } = useLingui()
  if (!isChunk(error))
    return (
      <ErrorPanel title={t`Something went wrong on this screen`} onRetry={onRetry} retryLabel={t`Try again`}>
        {t`Everything else still works. If this happens again, contact an administrator.`}
      </ErrorPanel>
    )
  return (
    <div role="alert">
      <EmptyPanel
        icon={<Broken />}
        title={t`Couldn't load this screen`}
        action={
          <div className={css.actions}>
            <Button look="primary" icon={<Again />} onClick={onRetry}>
              {t`Try again`}
            </Button>
            {onReload && <Button onClick={onReload}>{t`Reload the page`}</Button>}
          </div>
        }
      >
        {t`The connection was lost, or a new version was released.`}
      </EmptyPanel>
    </div>
  )
}

export function ScreenSkeleton() {
  const { t } = useLingui()
  return (
    <Loading label={t`Loading…`} className={css.root}>
      <Skeleton shape="block" height={44} />
      <Skeleton shape="block" height={280} />
      <Skeleton shape="block" height={140} />
    </Loading>
  )
}

type ScreenPartProps<P> = {
  part: LazyPart<ComponentType<P>>
  given: P
  /** reloads the page; undefined if the page isn't ours */
  onReload: (() => void) | undefined
  /** shown until the code has loaded */
  fallback?: ReactNode
}

/** A part that loads when rendered. Its errors stay inside, with a retry button. */
export function Screen<P extends object>({ part, given, onReload, fallback = <ScreenSkeleton /> }: ScreenPartProps<P>) {
  const failure = ({ error, retry }: { error: unknown; retry(): void }) => (
    <ScreenFailure error={error} onReload={onReload} onRetry={retry} />
  )
  return (
    <FailureContext value={failure}>
      <WidgetBoundary>
        <LazyOrThrow part={part} fallback={fallback}>
          {(Content) => (
            <Suspense fallback={fallback}>
              <Content {...given} />
            </Suspense>
          )}
        </LazyOrThrow>
      </WidgetBoundary>
    </FailureContext>
  )
}
