import { useLingui } from '@lingui/react/macro'
import Next from 'lucide-react/icons/chevron-right'
import { groups } from './routes/groups'
import type { ScreenRow } from './routes/row'
import * as css from './top-bar.css'

export function Breadcrumbs({ screen }: { screen: ScreenRow }) {
  const { t, i18n } = useLingui()
  return (
    <nav aria-label={t`You are here`}>
      <ol className={css.crumbs}>
        <li className={css.crumb}>{i18n._(groups[screen.group])}</li>
        <li className={css.crumb} aria-current="page">
          <Next aria-hidden="true" />
          {i18n._(screen.label)}
        </li>
      </ol>
    </nav>
  )
}
