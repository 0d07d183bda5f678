import { useLingui } from '@lingui/react'
import { useCallback } from 'react'
import type { PageName } from '../../core/search/search.results'
import { screens } from './routes'
import type { SessionOfDashboard } from './use-session'
import { where } from './where'

/** The names of the pages that lead to a screen open to the person; a screen's own name where the page is all of it. */
export function usePageName(session: SessionOfDashboard): PageName {
  const { i18n } = useLingui()
  const { state, abilities, permissions, can } = session
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is granted changes what can() answers
  return useCallback(
    ({ link, title }) => {
      const [path = ''] = link.split('?')
      const place = where(path, { state, can }, screens)
      if (place.kind !== 'screen') return undefined
      return place.screen.path === link ? i18n._(place.screen.label) : title
    },
    [i18n, state, abilities, permissions, can],
  )
}
