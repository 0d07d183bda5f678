import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { FormDrawer } from '../../ui/form-drawer'
import { Input } from '../../ui/input'
import { samplePeople } from '../samples'
import { State, States } from '../state'

export function Drawer() {
  const { t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [saved, setSaved] = useState<string>(samplePeople[0])
  const [name, setName] = useState<string>()
  const isEmpty = name?.trim() === ''
  const save = () => {
    if (name === undefined || isEmpty) return
    setSaved(name)
    setName(undefined)
  }
  return (
    <States>
      <State name={saved}>
        <Button onClick={() => setName(saved)}>{t`Edit`}</Button>
      </State>
      {name !== undefined && (
        <FormDrawer
          containerRef={form}
          title={t`Edit`}
          closeLabel={t`Close`}
          cancelLabel={t`Cancel`}
          saveLabel={t`Save`}
          onClose={() => setName(undefined)}
          onSave={save}
        >
          <Field label={t`Name`} required error={isEmpty && t`This field is required.`}>
            <Input autoComplete="off" value={name} onChange={setName} />
          </Field>
        </FormDrawer>
      )}
    </States>
  )
}
