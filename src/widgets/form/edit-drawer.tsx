import { type ComponentProps, type ReactNode, type RefObject, useRef } from 'react'
import { goToField, useFirstError } from '../ui/first-error'
import { FormDrawer } from '../ui/form-drawer'
import { FormProblem } from './form-problem'
import { useConfirmedForm } from './use-leave-confirmation'
import type { Unsaved } from './use-unsaved'

type ProblemProps = ComponentProps<typeof FormProblem>
type DrawerProps = ComponentProps<typeof FormDrawer>

type EditDrawerProps = Pick<ProblemProps, 'fieldErrors' | 'failure'> &
  Omit<DrawerProps, 'containerRef' | 'busy' | 'onSave' | 'onCancel' | 'dangerous'> & {
    edit: ProblemProps['form'] & { isDirty: boolean }
    /** what someone else changed since it was opened */
    meanwhile?: ProblemProps['form']['meanwhile'] | undefined
    unsaved: Pick<Unsaved, 'mark'>
    /** identifies it among the forms here */
    part: string
    /** in place of a form that isn't loaded */
    instead?: ReactNode
    /** for a form that moves the focus itself */
    containerRef?: RefObject<HTMLFormElement | null>
  }

/** A form in a drawer that says why it isn't saved, goes to its first error, and asks before edits are lost. */
export function EditDrawer(props: EditDrawerProps) {
  const {
    edit,
    fieldErrors,
    failure,
    meanwhile,
    unsaved,
    part,
    instead,
    containerRef: given,
    children,
    ...drawer
  } = props
  const own = useRef<HTMLFormElement>(null)
  const containerRef = given ?? own
  const { stage, isDirty, isUncertain } = edit
  const isBusy = stage === 'saving'
  useConfirmedForm({
    unsaved,
    part,
    containerRef,
    isDirty,
    ...(isUncertain !== undefined && { isUncertain }),
    isBusy,
    onClose: drawer.onClose,
  })
  const notePress = useFirstError(containerRef, fieldErrors[0]?.path, stage === 'editing')
  return (
    <FormDrawer
      {...drawer}
      containerRef={containerRef}
      busy={isBusy}
      onSave={() => {
        notePress(true)
        edit.save()
      }}
    >
      {instead ?? (
        <>
          <FormProblem
            form={{ ...edit, ...(meanwhile && { meanwhile }) }}
            fieldErrors={fieldErrors}
            failure={failure}
            onGo={(path) => goToField(containerRef.current, path)}
          />
          {children}
        </>
      )}
    </FormDrawer>
  )
}
