/** The projects of a writer: their list, pickers and dialogs. */
export { useCreateProject, useProjectOptions, useProjects } from './api.ts';
export { ProjectForm } from './project-form.tsx';
export { ProjectSelect } from './project-select.tsx';
export { ProjectsDialog } from './projects-dialog.tsx';
