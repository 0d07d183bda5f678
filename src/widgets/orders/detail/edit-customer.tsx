import { useLingui } from '@lingui/react/macro'
import * as form from '../../ui/form.css'
import { EditTextField } from './edit-field'
import type { OpenEdit } from './use-order-edit'

export function EditCustomer({ edit }: { edit: OpenEdit }) {
  const { t } = useLingui()
  const isPosted = edit.draft.DeliveryType.value !== 'pickup'
  return (
    <section className={form.group}>
      <h4 className={form.groupTitle}>{t`Customer`}</h4>
      <div className={form.pairs}>
        <EditTextField edit={edit} name="name" required />
        <EditTextField edit={edit} name="phoneNumber" required inputMode="tel" />
      </div>
      <EditTextField edit={edit} name="address" required={isPosted} rows={2} />
      <div className={form.pairs}>
        <EditTextField edit={edit} name="subDistrict" />
        <EditTextField edit={edit} name="district" required={isPosted} />
        <EditTextField edit={edit} name="province" required={isPosted} />
        <EditTextField edit={edit} name="postNum" required={isPosted} inputMode="numeric" />
      </div>
    </section>
  )
}
