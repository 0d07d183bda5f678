import { useLingui } from '@lingui/react/macro'
import { activityNotices, applicationNotices, type NoticeName } from '../../core/account/account.contract'
import { Checkbox } from '../ui/checkbox'
import * as css from './account.css'
import type { Drafted } from './use-account'
import { useAccountMessages } from './use-account-messages'

type GroupProps = { form: Drafted; title: string; names: readonly NoticeName[] }

function Group({ form, title, names }: GroupProps) {
  const { labels } = useAccountMessages()
  return (
    <fieldset className={css.notices}>
      <legend className={css.noticesTitle}>{title}</legend>
      {names.map((name) => (
        <div key={name} data-field={`notification.${name}`}>
          <Checkbox checked={form.draft.notification[name]} onChange={(isOn) => form.setNotice(name, isOn)}>
            {labels[`notification.${name}`]}
          </Checkbox>
        </div>
      ))}
    </fieldset>
  )
}

/** What somebody wants to be written to about. */
export function AccountNotices({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <div className={css.parts}>
      <p className={css.quiet}>{t`Email me when`}</p>
      <Group form={form} title={t`Activity`} names={activityNotices} />
      <Group form={form} title={t({ message: 'News', context: 'notifications' })} names={applicationNotices} />
    </div>
  )
}
