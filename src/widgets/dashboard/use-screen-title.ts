import { useLingui } from '@lingui/react/macro'
import type { ScreenRow } from './routes/row'
import { miscTitles, signInTitles } from './screen-titles'
import type { Place } from './where'

/** What the place of an address is called; nothing while one waits or is led on. */
export function useScreenTitle(location: Place<ScreenRow>): string {
  const { t, i18n } = useLingui()
  if (location.kind === 'screen') return i18n._(location.screen.label)
  if (location.kind === 'signIn') return i18n._(signInTitles[location.view])
  if (location.kind === 'misc') return i18n._(miscTitles[location.page])
  if (location.kind === 'notAuthorised') return t`No access`
  if (location.kind === 'notFound') return t`Not found`
  return ''
}
