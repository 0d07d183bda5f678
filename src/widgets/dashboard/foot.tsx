import { useLingui } from '@lingui/react/macro'
import { Brand } from './brand'
import * as css from './foot.css'

export function Foot() {
  const { t } = useLingui()
  return (
    <footer className={css.foot} part="footer">
      <Brand />
      <p className={css.words}>{t`Everything behind the counter, in one calm place.`}</p>
    </footer>
  )
}
