import { DateField } from '../ui/date-field'
import * as css from './account.css'
import { AccountText } from './account-text'
import type { Drafted } from './use-account'
import { useAccountMessages } from './use-account-messages'

type TextName = 'bio' | 'country' | 'website' | 'phone'

/** What somebody tells of themselves. */
export function AccountInformation({ form }: { form: Drafted }) {
  const { labels, errorText } = useAccountMessages()
  const { info } = form.draft
  const text = (name: TextName) => ({
    form,
    path: `info.${name}`,
    value: info[name],
    onChange: (typed: string) => form.setInfo({ [name]: typed }),
  })
  return (
    <div className={css.parts}>
      <div className={css.pairs}>
        <AccountText {...text('bio')} long className={css.wide} />
        <div data-field="info.dob">
          <DateField
            label={labels['info.dob']}
            value={info.dob}
            max={form.today}
            error={errorText(form.errors['info.dob'])}
            onChange={form.setBirthDate}
            onInvalid={form.refuseDay}
          />
        </div>
        <AccountText {...text('country')} />
        <AccountText {...text('website')} mode="url" />
        <AccountText {...text('phone')} mode="tel" />
      </div>
    </div>
  )
}
