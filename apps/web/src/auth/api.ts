import { auth } from '@longhand/contract/auth';
import { client } from '../platform/api-client.ts';

export const api = client(auth);
