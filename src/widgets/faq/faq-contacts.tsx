import { useLingui } from '@lingui/react/macro'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import { encodeText } from '../../core/kernel/address'
import * as css from './faq.css'

export type FaqContactsProps = { contactPhone?: string | undefined; contactEmail?: string | undefined }

/** Where to ask what is not answered here; missing where the page names nobody. */
export function FaqContacts({ contactPhone, contactEmail }: FaqContactsProps) {
  const { t } = useLingui()
  if (!contactPhone && !contactEmail) return null
  return (
    <section className={css.contacts}>
      <h2 className={css.question}>{t`Can't find your question?`}</h2>
      <p className={css.quiet}>{t`Ask us and we'll answer as soon as we can.`}</p>
      <div className={css.cards}>
        {contactPhone && (
          <a className={css.contact} href={`tel:${contactPhone.replace(/[^\d+]/g, '')}`}>
            <Phone aria-hidden="true" />
            <strong>{contactPhone}</strong>
            <span className={css.quiet}>{t`Call us`}</span>
          </a>
        )}
        {contactEmail && (
          <a className={css.contact} href={`mailto:${encodeText(contactEmail).replace('%40', '@')}`}>
            <Mail aria-hidden="true" />
            <strong>{contactEmail}</strong>
            <span className={css.quiet}>{t`Write to us`}</span>
          </a>
        )}
      </div>
    </section>
  )
}
