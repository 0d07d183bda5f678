import { useContext, useLayoutEffect } from 'react'
import { ErrorContext } from './error-context'
import { useEngine } from './use-engine'

/** Reports failures that concern a widget: those of views mounted here, of the apps it shows, and of nobody in particular. */
export function useReportedFailures(apps: readonly string[]): void {
  const { events$ } = useEngine()
  const report = useContext(ErrorContext)
  // before anything that was asked for while rendering can fail
  useLayoutEffect(() => {
    if (!report) return
    const listening = events$.subscribe(({ type, error, app, root }) => {
      if (type !== 'engine.error') return
      const isOurs = root ? root === report : app === undefined || apps.includes(app as string)
      if (isOurs) report(error)
    })
    return () => listening.unsubscribe()
  }, [events$, report, apps])
}
