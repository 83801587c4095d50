/**
 * The permissions in a module: see the list, one record or a profile; add, edit and delete records; and use the
 * forms that add and edit them.
 */
export const permissionActions = [
  'viewlist',
  'view',
  'profile',
  'add',
  'edit',
  'delete',
  'add_form',
  'edit_form',
] as const

export type PermissionAction = (typeof permissionActions)[number]

/** With the module's name as prefix, such as `pages.view`. */
export type Permission = `${string}.${PermissionAction}`
