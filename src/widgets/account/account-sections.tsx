import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { activityNotices, applicationNotices, linkNames, type NoticeName } from '../../core/account/account.contract'
import { lazyPart } from '../../core/kernel/lazy-part'
import { lookUp } from '../../core/kernel/look-up'
import { Lazy } from '../lazy/lazy'
import { Avatar } from '../ui/avatar'
import { Checkbox } from '../ui/checkbox'
import { DateField } from '../ui/date-field'
import { Field } from '../ui/field'
import { Input, Textarea } from '../ui/input'
import { PictureFile, readPicture } from '../ui/picture-file'
import * as css from './account.css'
import { ConnectionsSkeleton } from './account-skeleton'
import type { AccountForm, Drafted } from './use-account'
import { useAccountMessages } from './use-account-messages'

type AccountTextProps = {
  form: Pick<AccountForm, 'errors'>
  /** path of the field's errors: `info.website` */
  path: string
  value: string
  onChange(text: string): void
  mode?: 'email' | 'tel' | 'url'
  long?: boolean
  required?: boolean
  hint?: ReactNode
  className?: string
}

function AccountText(props: AccountTextProps) {
  const { form, path, value, onChange, mode, long, required, hint, className } = props
  const { labels, errorText } = useAccountMessages()
  // validated by our own rules, with our own messages
  const control = { value, onChange, autoComplete: 'off', dir: 'auto' } as const
  return (
    <div data-field={path} className={className}>
      <Field
        label={lookUp(labels, path)}
        error={errorText(lookUp(form.errors, path), path)}
        required={required}
        hint={hint}
      >
        {long ? <Textarea {...control} /> : <Input {...control} inputMode={mode} />}
      </Field>
    </div>
  )
}

function AccountPicture({ form }: { form: Drafted }) {
  const { t } = useLingui()
  const { errorText } = useAccountMessages()
  const { avatar, fullName, username } = form.draft.general
  return (
    <div className={css.picture} data-field="general.avatar">
      <Avatar name={fullName || username} src={avatar || undefined} size="l" />
      <div className={css.stack}>
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={Boolean(avatar)}
          labels={{
            choose: t`Change picture`,
            remove: t`Remove picture`,
            hint: t`We crop it to a square and resize it.`,
          }}
          said={form.errors['general.avatar']}
          errorText={errorText}
          onChange={(picture) => form.setGeneral({ avatar: picture ?? null })}
        />
      </div>
    </div>
  )
}

type GeneralName = 'username' | 'fullName' | 'email' | 'company'

export function AccountGeneral({ form }: { form: Drafted }) {
  const { t } = useLingui()
  const { general } = form.draft
  const text = (name: GeneralName) => ({
    form,
    path: `general.${name}`,
    value: general[name],
    onChange: (typed: string) => form.setGeneral({ [name]: typed }),
    required: name !== 'company',
  })
  return (
    <div className={css.parts}>
      <AccountPicture form={form} />
      <div className={css.pairs}>
        <AccountText {...text('username')} hint={t`Short, no spaces`} />
        <AccountText {...text('fullName')} />
        <AccountText {...text('email')} mode="email" hint={t`You use it to sign in.`} />
        <AccountText {...text('company')} />
      </div>
    </div>
  )
}

type InfoName = 'bio' | 'country' | 'website' | 'phone'

export function AccountInformation({ form }: { form: Drafted }) {
  const { labels, errorText } = useAccountMessages()
  const { info } = form.draft
  const text = (name: InfoName) => ({
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
            fullYears
            label={labels['info.dob']}
            value={info.dob}
            max={form.today}
            error={errorText(form.errors['info.dob'], 'info.dob')}
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

const connections = lazyPart(() => import('./connections/connections'))

export function AccountSocial({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <div className={css.parts}>
      <section className={css.part}>
        <h2 className={css.title}>{t`Links`}</h2>
        <p className={css.quiet}>{t`Enter a profile link or username.`}</p>
        <div className={css.pairs}>
          {linkNames.map((name) => (
            <AccountText
              key={name}
              form={form}
              path={`social.socialLinks.${name}`}
              value={form.draft.social.socialLinks[name]}
              onChange={(typed) => form.setLink(name, typed)}
            />
          ))}
        </div>
      </section>
      <Lazy part={connections} fallback={<ConnectionsSkeleton />}>
        {({ Connections }) => <Connections form={form} />}
      </Lazy>
    </div>
  )
}

type NoticeGroupProps = { form: Drafted; title: string; names: readonly NoticeName[] }

function NoticeGroup({ form, title, names }: NoticeGroupProps) {
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

export function AccountNotices({ form }: { form: Drafted }) {
  const { t } = useLingui()
  return (
    <div className={css.parts}>
      <p className={css.quiet}>{t`Email me when`}</p>
      <NoticeGroup form={form} title={t`Activity`} names={activityNotices} />
      <NoticeGroup form={form} title={t({ message: 'News', context: 'notifications' })} names={applicationNotices} />
    </div>
  )
}
