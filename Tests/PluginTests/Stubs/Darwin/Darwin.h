// What the platform code calls of Darwin, declared as its headers declare it on a 64-bit system: enough to check that
// branch on Linux. `Darwin.swift` beside it has what Swift's overlay adds.
#pragma once

typedef unsigned short mode_t;
typedef unsigned short nlink_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned int nfds_t;
typedef int dev_t;
typedef unsigned long long ino_t;
typedef long long off_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef void (*sig_t)(int);
typedef enum { _CLOCK_REALTIME = 0, _CLOCK_MONOTONIC = 6 } clockid_t;

struct timespec { long tv_sec; long tv_nsec; };
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    off_t st_size;
};
struct dirent { ino_t d_ino; unsigned char d_type; char d_name[1024]; };
typedef struct { int fd; } DIR;
struct pollfd { int fd; short events; short revents; };
struct winsize { unsigned short ws_row; unsigned short ws_col; };
struct flock { off_t l_start; };
struct rlimit { unsigned long long rlim_cur; unsigned long long rlim_max; };
typedef unsigned long long rlim_t;
typedef unsigned int sigset_t;
struct kevent {
    unsigned long ident;
    short filter;
    unsigned short flags;
    unsigned int fflags;
    long data;
    void *udata;
};

#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define O_APPEND 0x0008
#define O_CREAT 0x0200
#define O_CLOEXEC 0x1000000
#define LOCK_EX 0x02
#define LOCK_NB 0x04
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLERR 0x0008
#define POLLNVAL 0x0020
#define O_EVTONLY 0x8000
#define AT_FDCWD -2
#define OPEN_MAX 10240
#define RLIMIT_NOFILE 8
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define EVFILT_VNODE (-4)
#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_RENAME 0x00000020
#define NOTE_REVOKE 0x00000040
#define SIG_UNBLOCK 2
#define PATH_MAX 1024
#define ENOENT 2
#define EINTR 4
#define EEXIST 17
#define ENOTDIR 20
#define EISDIR 21
#define EPIPE 32
#define EAGAIN 35
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15

char *strerror(int);
char *getcwd(char *, size_t);
int stat(const char *, struct stat *);
int lstat(const char *, struct stat *);
int fstat(int, struct stat *);
DIR *opendir(const char *);
int closedir(DIR *);
struct dirent *readdir(DIR *);
int close(int);
ssize_t read(int, void *, size_t);
ssize_t write(int, const void *, size_t);
int pipe(int *);
int sigemptyset(sigset_t *);
int sigaddset(sigset_t *, int);
int sigprocmask(int, const sigset_t *, sigset_t *);
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);
int kqueue(void);
int kevent(int, const struct kevent *, int, struct kevent *, int, const struct timespec *);
int poll(struct pollfd *, nfds_t, int);
void *memchr(const void *, int, size_t);
int memcmp(const void *, const void *, size_t);
void exit(int) __attribute__((noreturn));
sig_t signal(int, sig_t);
int isatty(int);
char *getenv(const char *);
int clock_gettime(clockid_t, struct timespec *);
char *realpath(const char *, char *);
void free(void *);
int flock(int, int);
int mkstemp(char *);
int mkdir(const char *, mode_t);
int rmdir(const char *);
uid_t geteuid(void);
gid_t getegid(void);
int fchown(int, uid_t, gid_t);
int fchmod(int, mode_t);
int fsync(int);
int rename(const char *, const char *);
int unlink(const char *);
mode_t umask(mode_t);
int mkdir(const char *, mode_t);
int rmdir(const char *);
