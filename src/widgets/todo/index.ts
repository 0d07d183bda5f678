export { apps, RaanTodo, type RaanTodoProps } from './todo'
