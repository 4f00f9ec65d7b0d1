package com.example.boyka.android;

import static io.github.boykaframework.enums.PlatformType.ANDROID;
import static io.github.boykaframework.manager.ParallelSession.clearAllSessions;
import static io.github.boykaframework.manager.ParallelSession.createSession;

import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

// region pool
/** Lends each thread the block of a device that no other thread uses. */
public final class DevicePool {
    private static final BlockingQueue<String> FREE =
        new LinkedBlockingQueue<>(List.of("shop_on_phone", "shop_on_tablet"));
    private static final ThreadLocal<String> BLOCK = new ThreadLocal<>();

    private DevicePool() {}

    /** Waits for a free device, and opens a session on it. */
    public static void open() throws InterruptedException {
        BLOCK.set(FREE.take());
        createSession(ANDROID, BLOCK.get());
    }

    /** Clears the thread's sessions, and returns the device. */
    public static void close() {
        try {
            clearAllSessions();
        } finally {
            if (BLOCK.get() != null) {
                FREE.add(BLOCK.get());
                BLOCK.remove();
            }
        }
    }
}
// endregion
