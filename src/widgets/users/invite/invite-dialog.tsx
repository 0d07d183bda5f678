import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useRef, useState } from 'react'
import type { Locale } from '../../../core/kernel/locale'
import type { InvitationLink } from '../../../core/users/invite/users.invite.machine'
import { type ShopRole, shopRoles } from '../../../core/users/users.user'
import { languageOptions } from '../../i18n/language-options'
import { useRoleNames } from '../../roles/use-role-names'
import { useLocale } from '../../runtime/use-locale'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { Field } from '../../ui/field'
import { useFirstError } from '../../ui/first-error'
import { Input } from '../../ui/input'
import { Select } from '../../ui/select'
import { LinkToCopy } from '../fields/link-to-copy'
import { isIgnored, useIgnoredShops } from '../fields/use-ignored-shops'
import { useFieldMessages } from '../fields/use-user-field-messages'
import { WorksFor } from '../fields/works-for'
import * as css from './invite.css'
import type { Invitations } from './use-invitations'

type ShownLinkProps = { link: InvitationLink; pattern: string; shops: readonly number[] }

function ShownLink({ link, pattern, shops }: ShownLinkProps) {
  const ignored = useIgnoredShops()
  const { t } = useLingui()
  const { fullName, email, expiresAt } = link.invitation
  return (
    <div className={css.fields}>
      {isIgnored(shops, link.invitation) && (
        <p role="alert" className={css.failure}>
          {ignored.text}
        </p>
      )}
      <p>
        {link.isMailed
          ? t`We're emailing this link to ${email}. You can also send it to ${fullName} yourself. With it, they choose a password that nobody else knows.`
          : t`Send this link to ${fullName} yourself: no email is sent. With it, they choose a password that nobody else knows.`}
      </p>
      <LinkToCopy pattern={pattern} token={link.token} expiresAt={expiresAt} />
    </div>
  )
}

type InviteDialogProps = { invitations: Invitations; pattern: string; onClose(): void }

export function InviteDialog({ invitations, pattern, onClose }: InviteDialogProps) {
  const { t } = useLingui()
  const roleName = useRoleNames()
  const { labels, errorText, failure } = useFieldMessages()
  const formId = useId()
  const node = useRef<HTMLFormElement>(null)
  const [fullName, setName] = useState('')
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<ShopRole>('clerk')
  const [shops, setShops] = useState<number[]>([])
  const [language, setLanguage] = useState(useLocale())
  const { link, fields = {}, error, status, clearField } = invitations
  const isBusy = status === 'changing'
  const errorOf = (name: 'fullName' | 'email' | 'role') => errorText(fields[name], name)
  const first = (['fullName', 'email', 'role', 'shops'] as const).find((name) => fields[name])
  const notePress = useFirstError(node, first, !isBusy)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    notePress(true)
    invitations.invite({ fullName, email, role, language, ...(role !== 'owner' && shops.length > 0 && { shops }) })
  }
  const change = (name: string, set: (text: string) => void) => (text: string) => {
    set(text)
    clearField(name)
  }
  return (
    <Dialog
      open
      title={link ? t`Invitation link` : t`Invite a person`}
      closeLabel={t`Close`}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        link ? (
          <Button onClick={onClose}>{t`Done`}</Button>
        ) : (
          <>
            <Button disabled={isBusy} onClick={onClose}>{t`Cancel`}</Button>
            <Button type="submit" form={formId} look="primary" busy={isBusy}>
              {t`Create link`}
            </Button>
          </>
        )
      }
    >
      {link ? (
        <ShownLink link={link} pattern={pattern} shops={shops} />
      ) : (
        <form ref={node} id={formId} noValidate className={css.fields} onSubmit={submit}>
          {error && (
            <p role="alert" className={css.failure}>
              {failure(error)}
            </p>
          )}
          <div data-field="fullName">
            <Field label={labels.fullName} error={errorOf('fullName')} required>
              <Input value={fullName} autoComplete="off" dir="auto" onChange={change('fullName', setName)} />
            </Field>
          </div>
          <div data-field="email">
            <Field label={labels.email} error={errorOf('email')} required hint={t`They sign in with it.`}>
              <Input
                value={email}
                autoComplete="off"
                inputMode="email"
                dir="auto"
                onChange={change('email', setEmail)}
              />
            </Field>
          </div>
          <div data-field="role">
            <Field label={labels.role} error={errorOf('role')} required>
              <Select<ShopRole>
                value={role}
                onChange={setRole}
                options={shopRoles.map((value) => ({ value, label: roleName(value) }))}
              />
            </Field>
          </div>
          <Field label={t`Language of the email`} hint={t`For the person you invite, if your shop sends emails`}>
            <Select<Locale> value={language} onChange={setLanguage} options={languageOptions} />
          </Field>
          <WorksFor
            role={role}
            shops={shops}
            error={fields.shops}
            onChange={(chosen) => {
              setShops(chosen)
              clearField('shops')
            }}
          />
        </form>
      )}
    </Dialog>
  )
}
