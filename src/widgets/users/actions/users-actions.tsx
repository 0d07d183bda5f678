import { messages } from 'langraan:messages/users.actions'
import { defineWidget } from '../../runtime/define-widget'
import { apps } from '../users'
import { DeleteQuestionView } from './delete-question'
import { UsersBulkView } from './users-bulk'

const Nothing = () => null

/** The bar for all users that are ticked. */
export const UsersBulk = defineWidget({ apps, messages: [messages], Skeleton: Nothing, View: UsersBulkView })

/** Asks before somebody is deleted. */
export const DeleteQuestion = defineWidget({ apps, messages: [messages], Skeleton: Nothing, View: DeleteQuestionView })
