import { useLingui } from '@lingui/react/macro'
import Compass from 'lucide-react/icons/compass'
import { EmptyPanel } from '../ui/empty-panel'
import { HomeLink } from './home-link'
import * as css from './screen.css'

export function NotFound({ path, start }: { path: string; start: string }) {
  const { t } = useLingui()
  return (
    <EmptyPanel icon={<Compass />} title={t`Page not found`} action={<HomeLink to={start} />}>
      <span className={css.address}>{path}</span>
    </EmptyPanel>
  )
}
