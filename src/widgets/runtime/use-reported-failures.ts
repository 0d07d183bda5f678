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
    const listening = events$.subscribe((event) => {
      if (event.type !== 'engine.error') return
      const { error, app, root } = event
      const isOurs = root ? root === report : app === undefined || apps.includes(app)
      if (isOurs) report(error)
    })
    return () => listening.unsubscribe()
  }, [events$, report, apps])
}
