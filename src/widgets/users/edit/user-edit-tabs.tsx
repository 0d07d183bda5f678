import { useLingui } from '@lingui/react/macro'
import Alert from 'lucide-react/icons/triangle-alert'
import { sameCodes } from '../../../core/users/users.permissions'
import {
  type ContactOption,
  contactOptions,
  type Gender,
  genders,
  type Information,
  socialNames,
} from '../../../core/users/users.user'
import { languageOptions } from '../../i18n/language-options'
import { Avatar } from '../../ui/avatar'
import { Checkbox } from '../../ui/checkbox'
import { DateField } from '../../ui/date-field'
import * as fields from '../../ui/form.css'
import { PictureFile, readPicture } from '../../ui/picture-file'
import { Select } from '../../ui/select'
import { useAboutMessages } from '../fields/use-about-messages'
import { useFieldMessages } from '../fields/use-user-field-messages'
import type { UserForm } from '../fields/use-user-form'
import { AccountFields, UserField, UserText } from '../fields/user-fields'
import { FormShops } from '../fields/works-for'
import { PermissionMatrix } from '../matrix/permission-matrix'
import { nameOf } from '../use-user-changes'
import * as css from './user-edit.css'

function UserPicture({ form: { draft, set, errors } }: { form: UserForm }) {
  const { t } = useLingui()
  const { errorText } = useFieldMessages()
  return (
    <div className={css.picture} data-field="avatar">
      <Avatar name={nameOf(draft)} src={draft.avatar || undefined} size="l" />
      <div className={css.stack}>
        <PictureFile
          accept="image/*"
          read={readPicture}
          isThere={Boolean(draft.avatar)}
          labels={{
            choose: t`Change picture`,
            remove: t`Remove picture`,
            hint: t`We crop it to a square and resize it.`,
          }}
          said={errors.avatar}
          errorText={errorText}
          onChange={(picture) => set('avatar', picture ?? null)}
        />
      </div>
    </div>
  )
}

export function AccountTab({ form, isMe }: { form: UserForm; isMe: boolean }) {
  const { t } = useLingui()
  const isOtherwise = form.base !== undefined && !sameCodes(form.base.permissions, form.draft.permissions)
  return (
    <div className={css.groups}>
      <UserPicture form={form} />
      <AccountFields form={form} isNew={false} />
      <FormShops form={form} />
      <section className={css.group}>
        <h3 className={fields.groupTitle}>{t`Permissions`}</h3>
        <p className={fields.quiet}>{t`They apply from the next sign-in, or immediately for yourself.`}</p>
        <div role="status">
          {isMe && isOtherwise && (
            <p className={css.warning}>
              <Alert className={css.warningIcon} aria-hidden="true" />
              {t`These are your own permissions. You'll lose access to whatever you remove here when you save.`}
            </p>
          )}
        </div>
        <PermissionMatrix codes={form.draft.permissions} onGrant={form.grant} />
      </section>
    </div>
  )
}

type TextName = Exclude<keyof Information, 'birthDate' | 'contactOptions' | 'gender'>

export function InformationFields({ form }: { form: UserForm }) {
  const { t } = useLingui()
  const { labels, errorText } = useFieldMessages()
  const messages = useAboutMessages()
  const { information } = form.draft
  const set = form.setInformation
  const text = (name: TextName) => ({
    form,
    path: `information.${name}`,
    value: information[name],
    onChange: (typed: string) => set({ [name]: typed }),
  })
  const isAddressed = [
    information.address1,
    information.address2,
    information.postcode,
    information.city,
    information.state,
    information.country,
  ].some((part) => part.trim() !== '')
  const toggle = (option: ContactOption, isOn: boolean) =>
    set({
      contactOptions: contactOptions.filter((each) =>
        each === option ? isOn : information.contactOptions.includes(each),
      ),
    })
  return (
    <div className={css.groups}>
      <section className={css.group}>
        <h3 className={fields.groupTitle}>{t`Personal`}</h3>
        <div className={fields.pairs}>
          <div data-field="information.birthDate">
            <DateField
              fullYears
              key={form.base?.version}
              label={labels['information.birthDate']}
              value={information.birthDate}
              max={form.today}
              error={errorText(form.errors['information.birthDate'], 'information.birthDate')}
              onChange={form.setBirthDate}
              onInvalid={form.refuseDay}
            />
          </div>
          <UserText {...text('mobile')} type="tel" />
          <UserText {...text('website')} type="url" />
          <UserField form={form} path="information.language">
            <Select
              value={information.language}
              onChange={(language) => set({ language })}
              options={[{ value: '', label: t`Not specified` }, ...languageOptions]}
            />
          </UserField>
          <UserField form={form} path="information.gender">
            <Select<Gender>
              value={information.gender}
              onChange={(gender) => set({ gender })}
              options={genders.map((gender) => ({ value: gender, label: messages.gender(gender) || t`Not specified` }))}
            />
          </UserField>
          <fieldset className={css.navigation} data-field="information.contactOptions">
            <legend className={css.legend}>{labels['information.contactOptions']}</legend>
            {contactOptions.map((option) => (
              <Checkbox
                key={option}
                checked={information.contactOptions.includes(option)}
                onChange={(isOn) => toggle(option, isOn)}
              >
                {messages.contactBy(option)}
              </Checkbox>
            ))}
          </fieldset>
        </div>
      </section>
      <section className={css.group}>
        <h3 className={fields.groupTitle}>{t`Address`}</h3>
        <p className={fields.quiet}>{t`Leave blank, or fill in completely.`}</p>
        <div className={fields.pairs}>
          <UserText {...text('address1')} required={isAddressed} />
          <UserText {...text('address2')} />
          <UserText {...text('city')} required={isAddressed} />
          <UserText {...text('state')} required={isAddressed} />
          <UserText {...text('postcode')} required={isAddressed} />
          <UserText {...text('country')} required={isAddressed} />
        </div>
      </section>
    </div>
  )
}

export function SocialFields({ form }: { form: UserForm }) {
  const { t } = useLingui()
  return (
    <div className={css.groups}>
      <p className={fields.quiet}>{t`Enter a profile link or username.`}</p>
      <div className={fields.pairs}>
        {socialNames.map((name) => (
          <UserText
            key={name}
            form={form}
            path={`social.${name}`}
            value={form.draft.social[name]}
            onChange={(typed) => form.setSocial({ [name]: typed })}
          />
        ))}
      </div>
    </div>
  )
}
