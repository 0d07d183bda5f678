import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import type { LazyPart } from '../../core/kernel/lazy-part'
import { LazyOrThrow } from '../lazy/lazy-or-throw'
import { FailureContext, WidgetBoundary } from '../runtime/widget-boundary'
import { Loading, Skeleton } from '../ui/skeleton'
import * as css from './screen.css'
import { ScreenFailure } from './screen-failure'

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
  /** loads the page anew; missing where the page is not ours */
  onReload: (() => void) | undefined
  /** what stands there until the code has come */
  fallback?: ReactNode
}

/** A part that loads when it is shown. What it throws stays in its place and can be tried again. */
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
