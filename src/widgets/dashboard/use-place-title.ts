import { useLingui } from '@lingui/react/macro'
import { miscTitles, signInTitles } from './place-titles'
import type { ScreenRow } from './routes/row'
import type { Place } from './where'

/** What the place of an address is called; nothing while one waits or is led on. */
export function usePlaceTitle(place: Place<ScreenRow>): string {
  const { t, i18n } = useLingui()
  if (place.kind === 'screen') return i18n._(place.screen.label)
  if (place.kind === 'signIn') return i18n._(signInTitles[place.view])
  if (place.kind === 'misc') return i18n._(miscTitles[place.page])
  if (place.kind === 'notAuthorised') return t`No access`
  if (place.kind === 'notFound') return t`Not found`
  return ''
}
